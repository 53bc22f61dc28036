import { type PlanSort, type PlanState, planSorts, planStates } from '@oja/contract/plans';
import { type ListForm, type ListView, queryOfList } from '@/components/data-table/list-view';

export type PlanView = ListView<PlanSort, PlanState>;

export const planForm: ListForm<PlanSort, PlanState> = {
  sorts: planSorts,
  firsts: { price: 'asc', name: 'asc', limit: 'asc', subscribers: 'desc' },
  usual: 'price',
  choiceName: 'state',
  choices: planStates,
};

/** As the calls take it, whose every order begins at its small end. */
export function queryOfPlans(view: PlanView) {
  const direction = view.direction === 'asc' ? undefined : view.direction;
  return { ...queryOfList(planForm, view), direction, state: view.choice };
}
