/** The address that registered in this tab: until the tab or the session ends, the person is greeted as new. */
const storageKey = 'oja-registered';

export function noteRegistration(email: string): void {
  window.sessionStorage.setItem(storageKey, email.toLowerCase());
}

function isFirstVisit(user: { email: string }): boolean {
  return window.sessionStorage.getItem(storageKey) === user.email.toLowerCase();
}

/** Welcome, Ada Obi! on the first visit, Welcome back, Ada Obi! later. */
export function greetingOf(user: { name: string; email: string }): string {
  return `${isFirstVisit(user) ? 'Welcome' : 'Welcome back'}, ${user.name}!`;
}
