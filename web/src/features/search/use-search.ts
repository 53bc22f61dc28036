import type { ReplyOf } from '@oja/contract/endpoint';
import { type SearchHit, type searchEndpoints, searchLength } from '@oja/contract/search';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/lib/use-debounced';
import { searchQuery } from './api';

/** What the server has found so far for what is typed. */
export interface SearchState {
  /** Too little is typed to ask for; asked and not answered; not answered at all; answered. */
  phase: 'idle' | 'waiting' | 'failed' | 'found';
  /** While a newer query is pending, the last answer stays visible but cannot be opened. */
  groups: readonly ResultGroup[];
  isStale: boolean;
  /** The words that the groups are an answer to. */
  answered: string;
  /** False when the server ran out of time. */
  isComplete: boolean;
  error: unknown;
  retry: () => void;
}

const noGroups: readonly ResultGroup[] = [];

export function useSearch(typed: string): SearchState {
  const words = typed.trim().slice(0, searchLength.max);
  const asked = useDebounced(words);
  const query = useQuery({ ...searchQuery(asked), enabled: isEnough(asked) });
  const { data } = query;
  const retry = () => void query.refetch();
  const nothing = {
    groups: noGroups,
    isStale: false,
    answered: '',
    isComplete: true,
    error: query.error,
    retry,
  };
  if (!isEnough(words)) return { ...nothing, phase: 'idle' };
  if (query.isError && asked === words) return { ...nothing, phase: 'failed' };
  if (data === undefined) return { ...nothing, phase: 'waiting' };
  const isStale = data.words !== words;
  return {
    ...nothing,
    phase: isStale ? 'waiting' : 'found',
    groups: data.groups,
    isStale,
    answered: data.words,
    isComplete: data.complete,
  };
}

export function countHits(groups: readonly { hits: readonly SearchHit[] }[]): number {
  return groups.reduce((sum, { hits }) => sum + hits.length, 0);
}

function isEnough(words: string): boolean {
  return words.length >= searchLength.min;
}

/** The hits of one group, as the server answers them. */
export type ResultGroup = ReplyOf<typeof searchEndpoints.search>['groups'][number];
