export const starLabels = ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'] as const;
