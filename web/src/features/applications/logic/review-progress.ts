import type { SellerApplication } from '@oja/contract/applications';

export interface ReviewStage {
  title: string;
  state: 'done' | 'current' | 'ahead';
}

/** Where the review really stands: handed in, then being checked once staff opened a document, then decided. */
export function reviewProgress(application: Pick<SellerApplication, 'review_started_at'>): {
  percent: number;
  stages: readonly ReviewStage[];
} {
  const isChecked = application.review_started_at !== null;
  return {
    percent: isChecked ? 66 : 33,
    stages: [
      { title: 'Application received', state: 'done' },
      { title: 'Documents being checked', state: isChecked ? 'current' : 'ahead' },
      { title: 'Decision', state: 'ahead' },
    ],
  };
}
