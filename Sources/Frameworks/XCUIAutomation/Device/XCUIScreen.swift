import Foundation
import ProgramIO
import Simulator
import UIKit

/// An object that takes screenshots. iOS 11. Follows Apple's page "XCUIScreenshotProviding".
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
    /// Takes a screenshot.
    func screenshot() -> XCUIScreenshot
}

/// A screen. iOS 11. Follows Apple's page "XCUIScreen".
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
    /// The device's screen.
    public static let main = XCUIScreen(of: ())

    /// All screens: the main one.
    public static var screens: [XCUIScreen] { [main] }

    private init(of _: Void) { super.init() }

    /// Takes a screenshot of the running app.
    open func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: AppProcess.current?.simulator, area: nil) }
}

extension XCUIElement: XCUIScreenshotProviding {
    /// Takes a screenshot of the element's frame. iOS 11.
    public func screenshot() -> XCUIScreenshot {
        XCUIScreenshot(of: AppProcess.current?.simulator, area: attributes.frame)
    }
}

/// A screenshot. iOS 11. Follows Apple's page "XCUIScreenshot".
///
/// On Linux it is a drawing: its `svg` has every detail.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
    /// The screen as an SVG file; empty without a running app. Only on Linux.
    public var svg: String { picture?.svg ?? "" }
    private let picture: Picture?
    /// The screenshot as an image.
    public let image: UIImage

    init(of simulator: Simulator?, area: CGRect?) {
        picture = simulator?.picture()
        image = simulator.map { Self.image(of: $0, area ?? UIScreen.main.bounds) } ?? UIImage()
        super.init()
    }

    private static func image(of simulator: Simulator, _ area: CGRect) -> UIImage {
        simulator.prepareScreen()
        return UIGraphicsImageRenderer(size: area.size).image { _ in
            for window in simulator.windowsFromTheFront.reversed() {
                let frame = window.frame.offsetBy(dx: -area.minX, dy: -area.minY)
                _ = window.drawHierarchy(in: frame, afterScreenUpdates: false)
            }
        }
    }

    /// The screenshot as a PNG file, drawn by rsvg-convert. Without that program it is empty, and a line on standard error says so.
    open var pngRepresentation: Data {
        do {
            return try picture.flatMap { try PixelDrawing.png(of: $0.svgOfPlacedLetters) } ?? Data()
        } catch {
            StandardError.write("A screenshot has no PNG: \(error)")
            return Data()
        }
    }
}
