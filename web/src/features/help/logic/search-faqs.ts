import { hasEveryWord } from '@/lib/split-matches';
import type { Faq } from '../faqs';

/** Those that have every word somewhere in the question or the answer. */
export function findFaqs(faqs: readonly Faq[], search: string): readonly Faq[] {
  return faqs.filter(({ question, answer }) => hasEveryWord(`${question} ${answer}`, search));
}
