import Foundation
import PageFlowTesting
import ProgramIO
import UIKit
import XCTest

/// Data that a test keeps. XCTest on Linux has no such class. iOS 11. Follows Apple's page "XCTAttachment".
///
/// A ``UITestCase`` writes it into the folder of recordings when the test ends.
@preconcurrency @MainActor
open class XCTAttachment: NSObject {
    /// The conditions for keeping an attachment. Follows Apple's page "XCTAttachment.Lifetime".
    public enum Lifetime: Int, Sendable {
        /// It is kept.
        case keepAlways
        /// It is kept if the test fails.
        case deleteOnSuccess
    }

    /// The qualities of pictures. Follows Apple's page "XCTAttachment.ImageQuality".
    public enum ImageQuality: Int, Sendable {
        /// Without loss.
        case original
        /// Compressed.
        case medium
        /// Compressed more.
        case low
    }

    /// The name. Defaults to `nil`.
    open var name: String?
    /// Whether it is kept if the test succeeds. Defaults to `.deleteOnSuccess`.
    open var lifetime = Lifetime.deleteOnSuccess
    /// The type of the data.
    public let uniformTypeIdentifier: String
    /// Values for the reader. Defaults to `nil`.
    open var userInfo: [AnyHashable: Any]?
    private let content: Data
    private let fileExtension: String

    /// Creates an attachment from data.
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
        userInfo: [AnyHashable: Any]? = nil
    ) {
        uniformTypeIdentifier = identifier ?? "public.data"
        (self.name, content, self.userInfo) = (name, payload ?? Data(), userInfo)
        fileExtension = Self.fileExtension(of: uniformTypeIdentifier)
        super.init()
    }

    /// Creates an attachment from data of a type.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String = "public.data") {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }

    /// Creates an attachment from a text.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    /// Creates an attachment from a screenshot: an SVG file.
    public convenience init(screenshot: XCUIScreenshot) {
        self.init(uniformTypeIdentifier: "public.svg-image", name: nil, payload: Data(screenshot.svg.utf8))
    }

    /// Creates an attachment from a screenshot: an SVG file, which has no qualities.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
        self.init(screenshot: screenshot)
    }

    /// Creates an attachment from an image: a PNG file, which has no qualities.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    /// Creates an attachment from an image. An image that can't be encoded is empty.
    public convenience init(image: UIImage) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    }

    /// Creates an attachment from a file.
    public convenience init(contentsOfFile url: URL) {
        self.init(
            uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
    }

    private static func fileExtension(of type: String) -> String {
        switch type {
        case "public.plain-text": "txt"
        case "public.svg-image": "svg"
        case "public.png": "png"
        case "public.jpeg": "jpeg"
        case "public.json": "json"
        case "public.xml": "xml"
        default: "data"
        }
    }

    /// Writes the attachment into the folder of recordings, and its path to standard error.
    func write(forTest test: String) {
        let file = TestRecording.folder.appendingPathComponent(
            "\("\(test)-\(name ?? "attachment")".asFileName()).\(fileExtension)")
        do {
            try OutputFile.makeFolder(TestRecording.folder)
            try content.write(to: file)
            StandardError.write("attachment: \(file.path)")
        } catch {
            StandardError.write("The attachment is lost: \(error)")
        }
    }
}

/// An object that keeps attachments. Follows Apple's page "XCTActivity".
@preconcurrency @MainActor
public protocol XCTActivity {
    /// The name of the activity.
    var name: String { get }

    /// Keeps an attachment.
    func add(_ attachment: XCTAttachment)
}

extension UITestCase {
    /// Keeps an attachment of the test.
    @preconcurrency @MainActor public func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// The activities of a test. XCTest on Linux has no such class. Follows Apple's page "XCTContext".
@preconcurrency @MainActor
open class XCTContext: NSObject {
    private struct Activity: XCTActivity {
        let name: String

        func add(_ attachment: XCTAttachment) {
            if let test = UITestSession.test { test.add(attachment) } else { attachment.write(forTest: name) }
        }
    }

    /// Runs a block as an activity with a name.
    open class func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name: name))
    }
}
