/// A meeting with an adviser.
public struct Appointment: Hashable, Sendable {
    /// The topic.
    public var topic: String
    /// The branch.
    public var branch: String
    /// The day.
    public var day: Day
    /// The time, such as "10:30".
    public var time: String
    /// The form of the meeting.
    public var way: String
    /// The customer's notes for the adviser.
    public var notes: String

    /// Creates an appointment.
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
