/// A meeting with an adviser.
public struct Appointment: Hashable, Sendable {
    /// What it is about.
    public var topic: String
    /// Where it is.
    public var branch: String
    /// When.
    public var day: Day
    /// The time, such as "10:30".
    public var time: String
    /// How one meets.
    public var way: String
    /// What the adviser should know.
    public var notes: String

    /// Creates it from its parts.
    public init(
        topic: String = "", branch: String = "Cologne Rudolfplatz", day: Day = Day(27, 3), time: String = "",
        way: String = "In the branch", notes: String = ""
    ) {
        self.topic = topic
        self.branch = branch
        self.day = day
        self.time = time
        self.way = way
        self.notes = notes
    }
}
