const format = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  minimumFractionDigits: 2,
});

/** An amount as people read it: ₦1,500.00. */
export function nairaText(kobo: number): string {
  return format.format(kobo / 100);
}
