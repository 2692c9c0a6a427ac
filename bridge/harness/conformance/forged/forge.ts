/** Loads a frame with an opaque origin that tries to impersonate this page; resolves when it has tried. */
export function forge(window: Window & typeof globalThis): Promise<void> {
  const { document } = window;
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'A foreign frame';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = 'forged.html';
    const done = () => {
      window.removeEventListener('message', onMessage);
      frame.remove();
      resolve();
    };
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow && data === 'forged') done();
    };
    window.addEventListener('message', onMessage);
    // A frame that cannot be loaded does not forge anything.
    window.setTimeout(done, 3000);
    document.body.append(frame);
  });
}
