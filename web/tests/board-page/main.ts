import { mount } from 'svelte';
import BoardPage from './BoardPage.svelte';

mount(BoardPage, { target: document.getElementById('app')! });
