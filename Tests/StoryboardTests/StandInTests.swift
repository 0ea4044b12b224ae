import Foundation
import Simulator
import TestTraits
import Testing

final class BadgeOfTarget: UIView {}
final class BadgeTwice: UIView {}

/// A type with a view's name that isn't a view class.
enum Elsewhere {
    final class BadgeOfTarget: UIView {}
}

/// The classes of a nib that names the wrong module.
@MainActor @Suite(.inTurn) struct StandInTests {
    @Test func `a stand-in takes the outlets and attributes of its class, and the console names them`() throws
    {
        let sim = Simulator()
        let owner = HelpViewController()
        let view = try #require(Bundle.module.loadNibNamed("Absent", owner: owner)?.first as? UIView)
        #expect(view.subviews.count == 6 && view.subviews.allSatisfy { $0.frame.size.width == 100 })
        let lines = sim.diagnostics.map(\.message)
        #expect(sim.diagnostics.allSatisfy { $0.kind == .warning } && lines.count == 8)
        #expect(
            lines.first
                == "A mapView has no effect here, as there is no class MKMapView: its delegate is ignored.")
        for word in [
            "WKWebView: its UIDelegate", "UIWebView: its delegate", "SKView", "GLKView", "SCNView",
            "its showsCompass",
        ] {
            #expect(lines.contains { $0.contains(word) }, "\(word)")
        }
    }

    @Test func `a scene whose class was left out of the app shows its view without behavior`() throws {
        let sim = Simulator()
        Runtime.current.application.info = AppInfo(["PageFlowClassesLeftOut": ["MapPage"]])
        let board = UIStoryboard(name: "LeftOut", bundle: .module)
        let page = try #require(board.instantiateInitialViewController())
        sim.launch(page)
        let button = try #require(page.view.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        let lines = sim.diagnostics.map(\.message)
        #expect(lines == ["MapPage is left out of this build, and its scene has no behavior."])
    }

    @Test func `a module that is inherited from the target is that of the bundle, whatever the file names`()
        throws
    {
        let sim = Simulator()
        let objects = try #require(Bundle.module.loadNibNamed("Moved", owner: nil))
        #expect(objects.map { "\(type(of: $0))" } == ["BadgeOfTarget", "UIView", "BadgeTwice"])
        #expect(
            sim.diagnostics.map(\.message) == [
                "Unknown class _TtC14ModuleOfBefore13BadgeOfTarget in Interface Builder file."
            ])
    }

    @Test func `in a bundle of another name the only class of the name is meant`() throws {
        _ = Simulator()
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "Other_Package_\(UUID().uuidString).resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try #require(Bundle.module.url(forResource: "Moved", withExtension: "xib"))
        try FileManager.default.copyItem(at: file, to: folder.appending(path: "Moved.xib"))
        let bundle = try #require(Bundle(url: folder))
        let objects = try #require(bundle.loadNibNamed("Moved", owner: nil))
        #expect(objects.first is BadgeOfTarget)
    }
}
