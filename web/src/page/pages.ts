import type { Component } from 'svelte';
import { withWords } from '../i18n/catalogue';
import { wordsOf } from '../protocol/check';
import StartPage from '../start/StartPage.svelte';
import TablePage from '../table/TablePage.svelte';
import type { Route } from './route';

// A page that is about nothing takes nothing.
export type PageComponent = Component<{ about: string }> | Component;

// The pages by the first word of their links. Those that most people never open are loaded when
// somebody does.
export const pages: Record<string, () => PageComponent | Promise<PageComponent>> = {
  start: () => StartPage,
  table: () => TablePage,
  learn: async () => (await withWords(import('../learn/LearnPage.svelte'))).default,
  rules: async () => (await withWords(import('../rules/RulesPage.svelte'))).default,
  replay: async () => (await withWords(import('../study/ReplayPage.svelte'))).default,
  review: async () => (await withWords(import('../study/ReviewPage.svelte'))).default,
  analyse: async () => (await withWords(import('../analysis/AnalysisPage.svelte'))).default,
  challenges: async () => (await withWords(import('../challenges/ChallengesPage.svelte'))).default,
  puzzles: async () => (await withWords(import('../puzzles/PuzzlesPage.svelte'))).default,
};

const aboutAGame = ['learn', 'rules', 'puzzles'];

// Where a link leads: to the start if there is no such page, or no such game as it is about.
export function leadsTo({ page, about }: Route): Route {
  const [subject, ...more] = about.split('/');
  const isOfNoGame =
    aboutAGame.includes(page) && about !== '' && !wordsOf('GameName').some((game) => game === subject);
  // Only a puzzle is one of its game.
  const isTooLong = more.length > 0 && page !== 'puzzles';
  return Object.hasOwn(pages, page) && !isOfNoGame && !isTooLong
    ? { page, about }
    : { page: 'start', about: '' };
}
