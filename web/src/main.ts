import { mount } from 'svelte';
import App from './App.svelte';
import './look/look.css';
import { socketHost } from './host/socket_host';
import { speak } from './i18n/catalogue';
import { pageWords } from './i18n/page_words';
import { readSettings } from './settings/settings';

async function open() {
  const { language } = readSettings(localStorage, navigator.languages);
  await speak(language);
  const { guestNames } = pageWords(language);
  mount(App, {
    target: document.getElementById('app')!,
    props: {
      host: socketHost({
        address: location.origin,
        storage: localStorage,
        network: window,
        guestName: () => guestNames[Math.floor(Math.random() * guestNames.length)] ?? 'Rat',
      }),
    },
  });
}

void open();
