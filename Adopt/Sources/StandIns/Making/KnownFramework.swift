/// What is known of a framework that Linux lacks: its declarations as Apple's documentation has them, without bodies.
struct KnownFramework: Sendable {
    var name: String
    /// The letters that the names of its types begin with.
    var prefixes: [String]
    /// The modules that it exports.
    var imports: [String]
    /// Whether its names are such as apps give to types of their own. Theirs come first then, as on a device.
    var sharesItsNames = false
    /// Whether an app gets all of it: it is called by names that no file has.
    var isWhole = false
    /// The class that hands on messages to a delegate, if the module has one: it gets the optional methods of UIKit's delegates.
    var messenger: String?
    /// Declarations as in a class reference. A function without a body returns a neutral value; `optional` marks what a delegate may
    /// leave out; access is left out.
    var text: String

    static func named(_ name: String) -> KnownFramework? {
        all.first { $0.name == name }
    }

    /// Whether a name has the framework's letters: `MKFlyover`.
    func owns(_ name: String) -> Bool {
        prefixes.contains { prefix in
            name.hasPrefix(prefix) && name.count > prefix.count + 2
                && name.dropFirst(prefix.count).prefix(1).allSatisfy(\.isUppercase)
                && name.dropFirst(prefix.count).contains(where: \.isLowercase)
        }
    }

    /// Whether all that it exports is there, or can be made as well.
    func canBeMade(besides present: Set<String>) -> Bool {
        imports.allSatisfy { present.contains($0) || Self.named($0) != nil }
    }

    static let all: [KnownFramework] = [
        predicateFormats, coreFoundationNames, foundationFormatters, objectiveCRuntime, urlConnections,
        foundationMembers, networkingMembers, darwinNames, valueTransformers, fileCoordinators,
        particles,
        coreData,
        spriteKit, os, osLog, cryptoKit, commonCrypto,
        network,
        systemConfiguration, coreTelephony, watchConnectivity, cloudKit, authenticationServices, gameKit,
        coreML, vision,
        imageIO, eventKit, eventKitUI, coreHaptics, messages, social, adSupport, appTrackingTransparency,
        linkPresentation, notificationCenter, quickLook, pdfKit, coreText, metal, metalKit, sceneKit,
        arKit,
        coreBluetooth, coreNFC, healthKit, speech, backgroundTasks, callKit, pushKit, passKit, intents,
        intentsUI,
        accelerate, security, compression,
        audioToolbox, avFoundation, avKit, contacts, contactsUI, coreImage, coreLocation, coreMedia,
        coreMotion, coreSpotlight, gameplayKit, localAuthentication, mapKit, mediaPlayer,
        multipeerConnectivity, photos, storeKit, swiftUI, webKit, combine, rxCocoaRuntime,
        combineCocoaRuntime, swinjectStoryboardRuntime,
        foundationObjects,
    ]
}
