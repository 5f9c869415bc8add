/** Calls somebody who looks elsewhere: by the title of the tab, and by a soft sound. */

import { drawn } from "$lib/drawing";
import { preferences } from "$lib/preferences.svelte";
import { t } from "$lib/words.svelte";

const NOTES_HZ = [523.25, 783.99];
const NOTE_SECONDS = 0.35;

/** Two notes, one after the other. Browsers allow it once somebody has touched the page. */
function chime(): void {
  const context = new AudioContext();
  NOTES_HZ.forEach((pitch, index) => {
    const at = context.currentTime + index * NOTE_SECONDS * 0.6;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS);
    const note = new OscillatorNode(context, { type: "sine", frequency: pitch });
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + NOTE_SECONDS);
  });
  setTimeout(() => void context.close(), 1000 * NOTE_SECONDS * NOTES_HZ.length + 200);
}

/** For a component: as long as it is there, it calls whenever `wanted` becomes true. */
export function callFor(wanted: () => boolean): void {
  const isWanted = $derived(wanted());
  let isGone = false;
  $effect(() => void entitle(isWanted ? t("table-title-turn") : t("table-title")));
  $effect(() => {
    if (isWanted && !document.hasFocus() && preferences.sound) chime();
  });
  $effect(() => () => {
    isGone = true;
    document.title = "Emporion";
  });

  async function entitle(title: string): Promise<void> {
    await drawn();
    if (!isGone) document.title = title;
  }
}
