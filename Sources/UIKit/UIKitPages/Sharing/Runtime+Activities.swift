extension Runtime {
    /// The activities that the user has selected in share sheets.
    package var activities: ActivityRecord { state(ActivityRecord.init) }
}
