import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Sheets with a text field, and sheets in a compact height.
@MainActor @Suite(.inTurn) struct SheetKeyboardTests {
    private let root = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    private let page = UIViewController()

    private func present(
        _ detents: [UISheetPresentationController.Detent], _ system: System = .iOS(26)
    ) throws -> Simulator {
        let sim = Simulator(device: .iPhone17, system: system)
        try #require(page.sheetPresentationController).detents = detents
        page.view.addSubview(field)
        sim.launch(root)
        root.present(page, animated: false)
        try sim.settle()
        return sim
    }

    private func low() -> UISheetPresentationController.Detent {
        .custom(identifier: .init("low")) { _ in 250 }
    }

    @Test func `a sheet at a smaller detent is at the largest one while the keyboard is shown`() throws {
        let sim = try present([low(), .medium()])
        let before = page.view.frame
        page.sheetPresentationController?.selectedDetentIdentifier = .medium
        try sim.settle()
        let medium = page.view.frame
        page.sheetPresentationController?.selectedDetentIdentifier = nil
        try sim.settle()
        field.becomeFirstResponder()
        try sim.settle()
        #expect(page.view.frame == medium && medium.height > before.height)
        field.resignFirstResponder()
        try sim.settle()
        #expect(page.view.frame == before)
    }

    @Test(arguments: [18, 26])
    func `a sheet at its largest detent is above the keyboard, and reaches behind it`(system: Int) throws {
        let sim = try present([low()], .iOS(system))
        let before = page.view.frame
        field.becomeFirstResponder()
        try sim.settle()
        let keyboard = try #require(Runtime.current.keyboard.frame).height
        #expect(page.view.frame.height == before.height + keyboard && page.view.frame.maxY == before.maxY)
        field.resignFirstResponder()
        try sim.settle()
        #expect(page.view.frame == before)
    }

    @Test func `the keyboard for a view behind the sheet doesn't move it`() throws {
        let sim = try present([low(), .large()])
        let (before, other) = (page.view.frame, UITextField())
        root.view.addSubview(other)
        other.becomeFirstResponder()
        try sim.settle()
        #expect(Runtime.current.keyboard.frame != nil && page.view.frame == before)
    }

    @Test func `a drag of a sheet above the keyboard begins at its height`() throws {
        let sim = try present([low()])
        field.becomeFirstResponder()
        try sim.settle()
        let raised = page.view.frame
        let start = CGPoint(x: 200, y: raised.minY + 4)
        sim.touchDown(at: start)
        sim.touchMove(to: CGPoint(x: start.x, y: start.y + 40), over: 0.3)
        sim.advance(by: 0.3)
        sim.touchUp()
        try sim.settle()
        #expect(page.view.frame == raised && page.presentingViewController === root)
    }

    @Test func `in a compact height all detents are inactive, unless the sheet is attached to the edge`()
        throws
    {
        let sim = try present([low(), .large()])
        sim.rotate(to: .landscapeRight)
        try sim.settle()
        #expect(page.view.frame == sim.window.bounds)
        page.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
        root.presentedViewController?.view.superview?.setNeedsLayout()
        try sim.settle()
        #expect(page.view.frame.height < sim.window.bounds.height)
    }
}
