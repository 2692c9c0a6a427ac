/**
 * Loads frames that try to impersonate this page: one with an opaque origin, whose script not every engine loads, and one
 * with the page's own origin, which is no main frame either.
 * @returns whether one of them could try
 */
export async function forge(window: Window & typeof globalThis): Promise<boolean> {
  const tries = await Promise.all([tryFrame(window, 'allow-scripts'), tryFrame(window, null)]);
  return tries.includes(true);
}

function tryFrame(window: Window & typeof globalThis, sandbox: string | null): Promise<boolean> {
  const { document } = window;
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'A foreign frame';
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    frame.src = 'forged.html';
    const end = (hasTried: boolean) => {
      window.removeEventListener('message', onMessage);
      frame.remove();
      resolve(hasTried);
    };
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow && data === 'forged') end(true);
    };
    window.addEventListener('message', onMessage);
    // Its script has not run.
    window.setTimeout(() => end(false), 3000);
    document.body.append(frame);
  });
}
