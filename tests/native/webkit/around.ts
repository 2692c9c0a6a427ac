/** The handler of an app that shows its own page around the shop; the shop itself finds no handler. */
export const embedder = 'embedder';

/** A page of the app around one of the shop's, which passes on the messages between the two. */
export const around = (address: string) => `<!doctype html>
<html lang="sv">
  <title>Inbäddad</title>
  <style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh }</style>
  <iframe title="Butiken" src="${address}"></iframe>
  <script>
    const frame = document.querySelector('iframe');
    addEventListener('message', ({ source, origin, data }) => {
      if (source === frame.contentWindow && origin === location.origin)
        webkit.messageHandlers.${embedder}.postMessage(JSON.stringify(data));
    });
    window.__luckanReceive = (text) => frame.contentWindow.postMessage(JSON.parse(text), location.origin);
  </script>
</html>`;
