/// Rotates the device, leaves the app and returns, sends a memory warning, and sets the largest text size. No faults may occur.
@MainActor
enum SurroundingsCheck {
    static func run(in visit: Visit) async -> CheckResult {
        let actions: [UserAction] = [
            .rotate(isLandscape: true), .rotate(isLandscape: false), .leaveAndReturn, .memoryWarning,
        ]
        var sightings: [Sighting] = []
        // Each action separately: a fault's script then has only one step more than the path to the state.
        for action in actions { sightings += await visit.sightings(doing: [action]) }
        return CheckResult(sightings: sightings + (await LargestTextCheck.run(in: visit)))
    }
}
