export const blindRule =
  'Neither side reads the review of the other before both have written one, or seven days have passed.';

export const starLabels = ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'] as const;
