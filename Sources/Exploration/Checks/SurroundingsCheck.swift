/// Turns the device, leaves the app and comes back, warns it of short memory, and chooses the largest text: nothing may go wrong.
@MainActor
enum SurroundingsCheck {
    static func run(in visit: Visit) async -> CheckResult {
        let actions: [UserAction] = [
            .rotate(isLandscape: true), .rotate(isLandscape: false), .leaveAndReturn, .memoryWarning,
        ]
        var sightings: [Sighting] = []
        // Each by itself: the script of what is wrong has one step more than the way to the state.
        for action in actions { sightings += await visit.sightings(doing: [action]) }
        return CheckResult(sightings: sightings + (await LargestTextCheck.run(in: visit)))
    }
}
