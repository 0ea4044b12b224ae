extension UIApplication {
    /// The keys of the launch options, which describe why the app was launched. Follows Apple's page
    /// "UIApplication.LaunchOptionsKey".
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name in Apple's constants.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The URL to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of the app that requested the launch.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The push notification that was tapped.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A location event.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The central managers to restore. iOS 7.
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The peripheral managers to restore. iOS 7.
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// The selected quick action. iOS 9.
        public static let shortcutItem = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The activity to continue. iOS 8.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the activity. iOS 8.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The annotation of a document interaction. Deprecated by Apple in iOS 9.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The local notification that was tapped. Deprecated by Apple in iOS 10.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// The downloaded Newsstand issues. iOS 5.
        public static let newsstandDownloads = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// The metadata of a shared CloudKit record. iOS 10.
        public static let cloudKitShareMetadata = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// The event attribution of the launch. iOS 14.5.
        public static let eventAttribution = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    }

    /// The keys of the options with which the app receives a URL. Follows Apple's page
    /// "UIApplication.OpenURLOptionsKey".
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name in Apple's constants.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The bundle identifier of the app that sent the URL.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The annotation of a document interaction.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file may be opened in place.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        /// The event attribution of the URL. iOS 14.5.
        public static let eventAttribution = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }

    /// The keys of the options for opening a URL. Follows Apple's page "UIApplication.OpenExternalURLOptionsKey".
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name in Apple's constants.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether the URL may be opened only as a universal link.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
        /// The event attribution of the URL. iOS 14.5.
        public static let eventAttribution = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
    }

    /// The URL that opens the app's page in Settings. iOS 8.
    public static var openSettingsURLString: String { "app-settings:" }
}
