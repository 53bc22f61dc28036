export interface Person {
  email: string;
  password: string;
}

/** The part of the API's reply that the measures read. */
export interface SignedIn {
  token: string;
  expires_at: string;
  user: unknown;
}

export const buyer: Person = { email: 'buyer@oja.test', password: 'oja-demo-2026' };
export const seller: Person = { email: 'seller@oja.test', password: 'oja-demo-2026' };

export async function signIn(url: string, person: Person): Promise<SignedIn> {
  return post(`${url}/api/auth/login`, person);
}

export async function register(url: string, number: number): Promise<Person> {
  const person = { email: `bench-${number}@example.com`, password: `harmattan-wind-${number}` };
  const form = { ...person, confirmPassword: person.password, name: `Bench ${number}`, nickName: 'bench' };
  await post(`${url}/api/auth/register`, form);
  return person;
}

async function post(url: string, body: unknown): Promise<SignedIn> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${new URL(url).pathname} answered ${answer.status}: ${text}`);
  const { data }: { data: SignedIn } = JSON.parse(text);
  return data;
}
