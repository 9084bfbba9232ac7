import { get, LONG_MS, post } from "#platform/calls/send.ts";
import {
  attendanceAnswerSchema,
  type CloseDoorRequest,
  doorsAnswerSchema,
  linkAnswerSchema,
  type OpenDoorRequest,
  organiserDoorPaths,
  type ShownDay,
  setAsideAnswerSchema,
  todayAnswerSchema,
} from "../model/organiser-calls.ts";

/** The organisers' calls about doors and attendance. Each rejects with a `CallError` if there is no answer. */
export const doorCalls = {
  /** Without `day`, the server chooses it. */
  today: (day: ShownDay | null) =>
    get(
      organiserDoorPaths.today + (day === null ? "" : `?dia=${day === "all" ? "todos" : day + 1}`),
      todayAnswerSchema,
    ),
  attendance: () => get(organiserDoorPaths.attendance, attendanceAnswerSchema, LONG_MS),
  doors: () => get(organiserDoorPaths.doors, doorsAnswerSchema),
  openDoor: (request: OpenDoorRequest) =>
    post(organiserDoorPaths.openDoor, linkAnswerSchema, request),
  renewDoor: (name: string) => post(organiserDoorPaths.renewDoor, linkAnswerSchema, { name }),
  closeDoor: (request: CloseDoorRequest) =>
    post(organiserDoorPaths.closeDoor, setAsideAnswerSchema, request),
  startOver: (lines: number) => post(organiserDoorPaths.startOver, setAsideAnswerSchema, { lines }),
} as const;
