import { viewHeader } from '@oja/contract/user-views';

/**
 * Names the view in every request that this tab makes to the API, whichever part of the application makes it: a request
 * without it would be one of the member of staff. Returns fetch as it was.
 */
export function watchRequests({ viewId, onOver }: { viewId: string; onOver: () => void }): typeof fetch {
  const plainFetch = window.fetch.bind(window);
  window.fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set(viewHeader, viewId);
    const response = await plainFetch(input, { ...init, headers });
    if (response.status === 403) {
      const { code } = await readRefusal(response.clone());
      if (code === 'view_over') onOver();
    }
    return response;
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.setRequestHeader(viewHeader, viewId);
    send.call(this, body);
  };
  return plainFetch;
}

async function readRefusal(response: Response): Promise<{ code?: string }> {
  return response.json().catch(() => ({}));
}
