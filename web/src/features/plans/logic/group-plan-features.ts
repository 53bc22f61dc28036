/** A row as the server sends it; what may be missing has the default of the specification. */
export interface FeatureRow {
  plan_id: string;
  plan: {
    id: string;
    name: string;
    price?: number;
    uploadLimit?: number | null;
    isPopular?: boolean;
    description?: string;
  };
  feature: string;
}

export interface GroupedPlan {
  id: string;
  name: string;
  price: number;
  /** A number of listings, 'Unlimited', or 'N/A' where none is set. */
  uploadLimit: number | 'Unlimited' | 'N/A';
  isPopular: boolean;
  description: string;
  features: string[];
}

/** One plan for all its rows, plans and features in the order they came. */
export function groupPlanFeatures(rows: readonly FeatureRow[]): GroupedPlan[] {
  const byId = Map.groupBy(rows, (row) => row.plan_id);
  return [...byId].flatMap(([id, own]) => {
    const plan = own[0]?.plan;
    if (plan === undefined) return [];
    return {
      id,
      name: plan.name,
      price: plan.price ?? 0,
      uploadLimit: plan.uploadLimit === null ? 'Unlimited' : (plan.uploadLimit ?? 'N/A'),
      isPopular: plan.isPopular ?? false,
      description: plan.description ?? '',
      features: own.map((row) => row.feature),
    };
  });
}
