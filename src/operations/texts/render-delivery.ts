import type { ContentReport } from "../../content/check-sources.ts";
import { type Fault, formatFault } from "../../content/faults/fault.ts";
import type { ProgressAnswer } from "../../content/texts/texts-calls.ts";
import { errorCode } from "../../domain/error-code.ts";
import type { Delivery } from "./texts-store.ts";

interface RenderSteps {
  /**
   * Renders what was read, or else reads it first, and shows it to visitors; resolves with the faults that
   * prevent it.
   */
  readonly render: (content: ContentReport | null) => Promise<readonly Fault[]>;
  /** Receives errors, for the log. */
  readonly onError: (error: unknown) => void;
}

const STAYS = "Los visitantes siguen viendo lo de antes.";

/**
 * Shows to visitors what was published. One rendering at a time takes the texts of all publications before
 * it; later ones wait for the next.
 */
export function renderDelivery({ render, onError }: RenderSteps): Delivery {
  let waiting = 0;
  let newest: ContentReport | null = null;
  let isRunning = false;
  let last: ProgressAnswer = { state: "idle" };

  async function work(): Promise<void> {
    while (waiting > 0) {
      waiting = 0;
      last = await render(newest).then(ended, (error): ProgressAnswer => {
        onError(error);
        return explained(error);
      });
    }
    isRunning = false;
  }

  return {
    begin(content) {
      waiting += 1;
      newest = content;
      if (isRunning) return;
      isRunning = true;
      void work();
    },
    progress: async () => (isRunning ? { state: "building", waiting } : last),
  };
}

function ended([fault]: readonly Fault[]): ProgressAnswer {
  if (fault === undefined) return { state: "live", at: Date.now() };
  const reason = `Los textos tienen un error: ${formatFault(fault)}`;
  return failed(reason, "Corrija lo que dice, y publique otra vez.");
}

function explained(error: unknown): ProgressAnswer {
  const code = errorCode(error);
  if (code === "ENOSPC" || code === "EDQUOT") {
    return failed(
      "El disco del servidor está lleno.",
      "Pida a quien administra el servidor que libere espacio, y publique otra vez.",
    );
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return failed(
      "El servidor no puede escribir la página nueva.",
      "Pida a quien administra el servidor que le dé permiso («Texts», en docs/deploy.md), y publique otra vez.",
    );
  }
  return failed(
    "Ocurrió un problema que nadie esperaba.",
    "Publique otra vez. Si vuelve a pasar, avise a quien administra el servidor.",
  );
}

function failed(reason: string, remedy: string): ProgressAnswer {
  return { state: "failed", at: Date.now(), reason: `${reason} ${STAYS}`, remedy };
}
