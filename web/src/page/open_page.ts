import { mount } from 'svelte';
import App from '../App.svelte';
import '../look/look.css';
import type { Host } from '../host/host';
import { speak } from '../i18n/catalogue';
import { pageWords } from '../i18n/page_words';
import { readSettings } from '../settings/settings';

// Shows the page, with games where the host plays them. It is told what a newcomer is called.
export async function openPage(hostFor: (newcomer: () => string) => Host) {
  const settings = readSettings(localStorage, navigator.languages);
  const { language } = settings;
  await speak(language);
  const { guestNames } = pageWords(language);
  const newcomer = () => guestNames[Math.floor(Math.random() * guestNames.length)] ?? 'Rat';
  const props = { host: hostFor(newcomer), begunWith: settings };
  mount(App, { target: document.getElementById('app')!, props });
}
