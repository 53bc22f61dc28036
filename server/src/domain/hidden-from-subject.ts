/** Stands for what staff wrote or heard about a person, where that person is staff and reads a list of it. */
export const hiddenFromSubject = 'Hidden, because it is about you.';
