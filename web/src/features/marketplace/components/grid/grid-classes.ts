/** The same for cards and for the shapes that stand in for them. */
export const gridClasses = 'grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';
