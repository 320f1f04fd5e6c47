import { configure } from '@testing-library/svelte';

// What takes long on a busy machine is not wrong.
configure({ asyncUtilTimeout: 30_000 });
