import type { Host } from '../host/host';
import type { Moment } from '../study/moment';
import { linkOf } from './address.svelte';
import { begunWithRecord } from './begun_analysis';

// To the analysis of a record, as it was at a moment of its replay.
export const linkToRecord = async (host: Host, record: string, moment: Moment): Promise<string> =>
  linkOf(await begunWithRecord(host, record, moment));
