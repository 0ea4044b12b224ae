import Simulator
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// The sizes of controls in the design of iOS 26, and in the one before.
@MainActor @Suite(.inTurn) struct GlassControlTests {
    private func frame(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: 0, width: width, height: height)
    }

    @Test(arguments: [
        (System.iOS(18), CGSize(width: 51, height: 31)), (.iOS(26), CGSize(width: 63, height: 28)),
    ])
    func `a switch has the size of the design`(system: System, size: CGSize) {
        let sim = Simulator(system: system)
        defer { withExtendedLifetime(sim) {} }
        #expect(UISwitch().frame.size == size)
    }

    @Test func `an app that requires compatibility has switches and sliders of the flat design`() {
        let sim = Simulator(system: .iOS(26))
        defer { withExtendedLifetime(sim) {} }
        Runtime.current.application.info = AppInfo(["UIDesignRequiresCompatibility": true])
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
        #expect(UISlider().sizeThatFits(CGSize(width: 200, height: 0)).height == 31)
    }

    @Test func `the track of a slider is as wide as the slider, and its thumb is a capsule on it`() {
        let sim = Simulator(system: .iOS(26))
        defer { withExtendedLifetime(sim) {} }
        let slider = UISlider(frame: frame(200, 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 0, y: 14, width: 200, height: 6))
        #expect(slider.thumbRect == CGRect(x: 0, y: 5, width: 37, height: 24))
        slider.value = 1
        #expect(slider.thumbRect.maxX == 200)
    }

    @Test func `before iOS 26 the thumb extends beyond the track`() {
        let sim = Simulator(system: .iOS(18))
        defer { withExtendedLifetime(sim) {} }
        let slider = UISlider(frame: frame(200, 31))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 13.5, width: 196, height: 4))
        #expect(slider.thumbRect == CGRect(x: 0, y: 0, width: 31, height: 31))
    }

    @Test(arguments: [(System.iOS(18), CGFloat(56), CGFloat(36)), (.iOS(26), 64, 44)])
    func `the field of a search bar has the height of the design`(
        system: System, bar: CGFloat, field: CGFloat
    ) throws {
        let sim = Simulator(system: system)
        let (page, search) = (UIViewController(), UISearchBar())
        sim.launch(page)
        search.frame = frame(400, search.sizeThatFits(.zero).height)
        page.view.addSubview(search)
        try sim.settle()
        _ = sim.picture()
        #expect(search.frame.height == bar && search.searchTextField.frame.height == field)
        #expect(search.searchTextField.frame.midY == bar / 2)
    }

    @Test func `a button that ends a search is a circle`() throws {
        let sim = Simulator(system: .iOS(26))
        let (page, search) = (UIViewController(), UISearchBar(frame: frame(400, 64)))
        sim.launch(page)
        search.showsCancelButton = true
        page.view.addSubview(search)
        try sim.settle()
        let button = try #require(SearchBarParts(of: search).cancel)
        #expect(button == CGRect(x: 348, y: 10, width: 44, height: 44))
        #expect(search.searchTextField.frame.maxX == 340)
        #expect(sim.place(of: "Cancel") != nil)
    }
}
