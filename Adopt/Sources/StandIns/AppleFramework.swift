/// The names of Apple's frameworks for iOS, which no package has.
enum AppleFramework {
    static let names: Set<String> = Set(
        """
        Accelerate Accessibility Accounts ActivityKit AdServices AddressBook AddressBookUI AlarmKit AppClip AppIntents
        AssetsLibrary AVRouting BackgroundAssets BrowserEngineKit BusinessChat CarPlay CFNetwork
        ClassKit ClockKit ColorSync CoreAudio CoreAudioKit CoreAudioTypes CoreLocationUI CoreMIDI
        CoreTransferable DeviceActivity DeviceCheck DeviceDiscoveryUI
        ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI
        FinanceKit FoundationModels GLKit GameController GroupActivities HealthKitUI HomeKit iAd IdentityLookup
        IdentityLookupUI ImageCaptureCore ImagePlayground IOKit IOSurface JavaScriptCore
        LiveCommunicationKit LockedCameraCapture ManagedSettings ManagedSettingsUI Matter MatterSupport MediaAccessibility
        MediaToolbox MetalFX MetalPerformanceShaders MetalPerformanceShadersGraph MLCompute ModelIO MusicKit
        NaturalLanguage NearbyInteraction NewsstandKit OpenAL OpenGLES
        PencilKit PHASE ProximityReader PushToTalk QuickLookThumbnailing RealityFoundation RealityKit ReplayKit
        RoomPlan SafetyKit ScreenTime SensitiveContentAnalysis SensorKit SharedWithYou SharedWithYouCore ShazamKit
        SoundAnalysis SwiftData TabularData ThreadNetwork TipKit Twitter UserNotificationsUI
        VideoSubscriberAccount VideoToolbox WatchKit WeatherKit WorkoutKit
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
