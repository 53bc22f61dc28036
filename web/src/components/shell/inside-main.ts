import { createContext, use } from 'react';

/** True below a frame that has the main region of the page already, since there may be only one. */
export const InsideMainContext = createContext(false);

export function useInsideMain(): boolean {
  return use(InsideMainContext);
}
