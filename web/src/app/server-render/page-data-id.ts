/** The element of a rendered page that holds what its loaders read on the server. */
export const PAGE_DATA_ID = 'page-data';
