/** More than anybody needs who does not report everything. */
export const reportsPerHour = 10;
