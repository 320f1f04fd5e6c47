import { mount } from 'svelte';
import App from './App.svelte';
import './look/look.css';
import { socketHost } from './host/socket_host';
import { languageOf, languages } from './i18n/languages';

const guestNames = languages[languageOf(navigator.languages)].guestNames;

mount(App, {
  target: document.getElementById('app')!,
  props: {
    host: socketHost({
      address: location.origin,
      storage: localStorage,
      guestName: () => guestNames[Math.floor(Math.random() * guestNames.length)] ?? 'Rat',
    }),
  },
});
