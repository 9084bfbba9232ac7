import { get, LONG_MS, post } from "#platform/calls/send.ts";
import {
  type AttendanceAnswer,
  type CloseDoorRequest,
  type DoorsAnswer,
  type LinkAnswer,
  type OpenDoorRequest,
  organiserDoorPaths,
  type SetAsideAnswer,
  type ShownDay,
  type TodayAnswer,
} from "../model/organiser-calls.ts";

/** The organisers' calls about doors and attendance. Each rejects with a `CallError` if there is no answer. */
export const doorCalls = {
  /** Without `day`, the server chooses it. */
  today: (day: ShownDay | null) =>
    get<TodayAnswer>(
      organiserDoorPaths.today + (day === null ? "" : `?dia=${day === "all" ? "todos" : day + 1}`),
    ),
  attendance: () => get<AttendanceAnswer>(organiserDoorPaths.attendance, LONG_MS),
  doors: () => get<DoorsAnswer>(organiserDoorPaths.doors),
  openDoor: (request: OpenDoorRequest) => post<LinkAnswer>(organiserDoorPaths.openDoor, request),
  renewDoor: (name: string) => post<LinkAnswer>(organiserDoorPaths.renewDoor, { name }),
  closeDoor: (request: CloseDoorRequest) =>
    post<SetAsideAnswer>(organiserDoorPaths.closeDoor, request),
  startOver: (lines: number) => post<SetAsideAnswer>(organiserDoorPaths.startOver, { lines }),
} as const;
