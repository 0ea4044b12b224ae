/// The known declarations of a framework that Linux lacks, as in Apple's documentation, without bodies.
struct KnownFramework: Sendable {
    var name: String
    /// The prefixes of its types' names.
    var prefixes: [String]
    /// The modules that it exports.
    var imports: [String]
    /// Whether apps often use its names for their own types, which then take precedence, as on a device.
    var sharesItsNames = false
    /// Whether an app gets the whole table, because it is used through names that no file contains.
    var isWhole = false
    /// Whether it asks the user for permissions, through UIKit's interface for modules of the system.
    var asksUser = false
    /// The class that forwards messages to a delegate, if the module has one. It gets the optional methods of UIKit's delegates.
    var messenger: String?
    /// The declarations as in a class reference. A function without a body returns a neutral value. `optional` marks optional
    /// requirements. Access modifiers are omitted.
    var text: String

    static func named(_ name: String) -> KnownFramework? {
        all.first { $0.name == name }
    }

    /// Whether a name has one of the framework's prefixes: `MKFlyover`.
    func owns(_ name: String) -> Bool {
        prefixes.contains { prefix in
            name.hasPrefix(prefix) && name.count > prefix.count + 2
                && name.dropFirst(prefix.count).prefix(1).allSatisfy(\.isUppercase)
                && name.dropFirst(prefix.count).contains(where: \.isLowercase)
        }
    }

    /// Whether every module that it exports exists or can be created too.
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
        foundationObjects, uiWebViews,
    ]
}
