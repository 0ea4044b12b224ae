/// A notification for the user that is delivered at a given time, even if the app isn't running. iOS 4, deprecated in iOS 10.
///
/// Schedule it with the application. It has no region, because Linux has no Core Location. Follows Apple's page "UILocalNotification".
@preconcurrency @MainActor
open class UILocalNotification: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// Creates an empty notification that is due immediately.
    public override init() {
        super.init()
    }

    /// Reads a notification from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        fireDate = coder.decodeObject(forKey: "fireDate") as? Date
        repeatInterval = NSCalendar.Unit(
            rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "repeatInterval")))
        alertBody = coder.decodeObject(forKey: "alertBody") as? String
        alertTitle = coder.decodeObject(forKey: "alertTitle") as? String
        alertAction = coder.decodeObject(forKey: "alertAction") as? String
        alertLaunchImage = coder.decodeObject(forKey: "alertLaunchImage") as? String
        hasAction = coder.decodeBool(forKey: "hasAction")
        soundName = coder.decodeObject(forKey: "soundName") as? String
        applicationIconBadgeNumber = coder.decodeInteger(forKey: "applicationIconBadgeNumber")
        userInfo = coder.decodeObject(forKey: "userInfo") as? [AnyHashable: Any]
        category = coder.decodeObject(forKey: "category") as? String
    }

    /// Writes the notification to an archive, without its time zone and calendar.
    open func encode(with coder: NSCoder) {
        coder.encode(fireDate, forKey: "fireDate")
        coder.encode(Int(bitPattern: repeatInterval.rawValue), forKey: "repeatInterval")
        coder.encode(alertBody, forKey: "alertBody")
        coder.encode(alertTitle, forKey: "alertTitle")
        coder.encode(alertAction, forKey: "alertAction")
        coder.encode(alertLaunchImage, forKey: "alertLaunchImage")
        coder.encode(hasAction, forKey: "hasAction")
        coder.encode(soundName, forKey: "soundName")
        coder.encode(applicationIconBadgeNumber, forKey: "applicationIconBadgeNumber")
        coder.encode(userInfo, forKey: "userInfo")
        coder.encode(category, forKey: "category")
    }

    /// The delivery time; immediately for `nil`, the default, and for a time in the past.
    open var fireDate: Date?
    /// The time zone in which ``fireDate`` is interpreted; `nil`, the default, for an absolute time.
    open var timeZone: TimeZone?
    /// The repeat interval: a minute or more. Default none.
    open var repeatInterval: NSCalendar.Unit = []
    /// The calendar of the repeat interval; `nil`, the default, for the user's.
    open var repeatCalendar: Calendar?
    /// The text. With `nil`, the default, nothing is shown.
    open var alertBody: String?
    /// The title. Default `nil`. iOS 8.2.
    open var alertTitle: String?
    /// Whether there is a button that opens the app. Default `true`.
    open var hasAction = true
    /// The title of that button. Default `nil`.
    open var alertAction: String?
    /// The launch image. Default `nil`.
    open var alertLaunchImage: String?
    /// The name of a sound file in the app, or ``UILocalNotificationDefaultSoundName``. `nil`, the default, for no sound.
    open var soundName: String?
    /// The number on the app's icon; 0, the default, doesn't change it.
    open var applicationIconBadgeNumber = 0
    /// The app's own information, in property list types. Default `nil`.
    open var userInfo: [AnyHashable: Any]?
    /// The identifier of the ``UIUserNotificationCategory``, which defines the buttons. Default `nil`. iOS 8.
    open var category: String?

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UILocalNotification()
        (copy.fireDate, copy.timeZone) = (fireDate, timeZone)
        (copy.repeatInterval, copy.repeatCalendar) = (repeatInterval, repeatCalendar)
        (copy.alertBody, copy.alertTitle, copy.hasAction) = (alertBody, alertTitle, hasAction)
        (copy.alertAction, copy.alertLaunchImage, copy.soundName) = (alertAction, alertLaunchImage, soundName)
        (copy.applicationIconBadgeNumber, copy.userInfo) = (applicationIconBadgeNumber, userInfo)
        copy.category = category
        return copy
    }

    /// Notifications with the same content and time are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UILocalNotification else { return false }
        return MainActor.assumeIsolated { isSame(as: other) }
    }

    private func isSame(as other: UILocalNotification) -> Bool {
        fireDate == other.fireDate && repeatInterval == other.repeatInterval
            && alertBody == other.alertBody && alertTitle == other.alertTitle && soundName == other.soundName
            && applicationIconBadgeNumber == other.applicationIconBadgeNumber && category == other.category
            && NSDictionary(dictionary: userInfo ?? [:]) == NSDictionary(dictionary: other.userInfo ?? [:])
    }

    /// Equal notifications have equal hashes.
    open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(fireDate)
            hasher.combine(alertBody)
            return hasher.finalize()
        }
    }

    /// Returns the next delivery time of a repeating notification after a date.
    package func date(after date: Date) -> Date? {
        let steps: [(NSCalendar.Unit, Calendar.Component, Int)] = [
            (.minute, .minute, 1), (.hour, .hour, 1), (.day, .day, 1), (.weekday, .day, 1),
            (.weekOfYear, .day, 7), (.weekOfMonth, .day, 7), (.month, .month, 1), (.quarter, .month, 3),
            (.year, .year, 1),
        ]
        guard let step = steps.first(where: { repeatInterval.contains($0.0) }) else { return nil }
        var calendar = repeatCalendar ?? RunningApp.currentRegion.calendar
        if let timeZone { calendar.timeZone = timeZone }
        return calendar.date(byAdding: step.1, value: step.2, to: date)
    }
}

/// The system's default notification sound. iOS 4, deprecated in iOS 10. Follows Apple's page "UILocalNotificationDefaultSoundName".
public let UILocalNotificationDefaultSoundName: String = "UILocalNotificationDefaultSoundName"
