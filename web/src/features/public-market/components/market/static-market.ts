import { staticParts } from '@/components/static-parts';

/**
 * The filters are a plain form and an empty page is only read, so the browser needs none of their code before another
 * selection is made.
 */
export const staticMarket = staticParts(['market-filters', 'market-empty'], () => import('./market-parts'));
