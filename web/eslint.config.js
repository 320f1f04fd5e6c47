import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// What the compiler and the formatter do not see.
export default typescript.config(
  { ignores: ['dist/', 'src/protocol/described.d.ts'] },
  ...typescript.configs.recommended,
  ...svelte.configs['flat/recommended'],
  {
    rules: {
      // A comment that speaks to svelte-check names reasons, whose words this rule takes for names.
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps that nobody watches stay plain.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**'],
    rules: {
      // Safari before 16.4 cannot read one, and would read nothing of the file.
      'no-restricted-syntax': [
        'error',
        { selector: 'Literal[regex.pattern=/[(][?]<[=!]/]', message: 'No lookbehind.' },
      ],
    },
  },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
);
