import { staticParts } from '@/components/static-parts';

/** The filters are a plain form, so the browser needs none of their code before another selection is made. */
export const staticFilters = staticParts(['market-filters'], () => import('./filter-form'));
