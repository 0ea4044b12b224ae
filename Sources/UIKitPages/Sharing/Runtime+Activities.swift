extension Runtime {
    /// The activities that users have chosen in share sheets.
    package var activities: ActivityRecord { state(ActivityRecord.init) }
}
