import Simulator
import TestTraits
import Testing

/// The changes of UIKit's properties that notify key-value observers.
@MainActor @Suite(.inTurn) struct ControlObservingTests {
    private func changes<Object: NSObject, Value: Equatable>(
        of property: KeyPath<Object, Value>, _ object: Object, during change: () -> Void
    ) -> [Value?] {
        var heard: [Value?] = []
        let observation = object.observe(property, options: [.new]) { heard.append($1.newValue) }
        change()
        observation.invalidate()
        return heard
    }

    @Test func `values that the app sets are observed`() {
        _ = Simulator()
        let (slider, stepper, toggle) = (UISlider(), UIStepper(), UISwitch())
        #expect(changes(of: \.value, slider) { slider.value = 0.5 } == [0.5])
        #expect(changes(of: \.value, stepper) { stepper.value = 3 } == [3])
        #expect(changes(of: \.isOn, toggle) { toggle.isOn = true } == [true])
        let (dots, segments, progress) = (
            UIPageControl(), UISegmentedControl(items: ["a", "b"]), UIProgressView()
        )
        dots.numberOfPages = 3
        #expect(changes(of: \.currentPage, dots) { dots.currentPage = 2 } == [2])
        #expect(changes(of: \.selectedSegmentIndex, segments) { segments.selectedSegmentIndex = 1 } == [1])
        #expect(changes(of: \.progress, progress) { progress.progress = 0.5 } == [0.5])
        let picker = UIDatePicker()
        let day = Date(timeIntervalSinceReferenceDate: 86_400)
        #expect(changes(of: \.date, picker) { picker.date = day } == [day])
        #expect(changes(of: \.countDownDuration, picker) { picker.countDownDuration = 120 } == [120])
    }

    @Test func `texts, images, titles and colors that the app sets are observed`() {
        _ = Simulator()
        let (label, field, text, image) = (UILabel(), UITextField(), UITextView(), UIImageView())
        #expect(changes(of: \.text, label) { label.text = "a" } == ["a"])
        #expect(changes(of: \.text, field) { field.text = "b" } == ["b"])
        #expect(changes(of: \.text, text) { text.text = "c" } == ["c"])
        let star = UIImage(systemName: "star")
        #expect(changes(of: \.image, image) { image.image = star } == [star])
        let (page, item) = (UIViewController(), UINavigationItem(title: ""))
        #expect(changes(of: \.title, page) { page.title = "d" } == ["d"])
        #expect(changes(of: \.title, item) { item.title = "e" } == ["e"])
        let (well, colors) = (UIColorWell(), UIColorPickerViewController())
        #expect(changes(of: \.selectedColor, well) { well.selectedColor = .red } == [.red])
        #expect(changes(of: \.selectedColor, colors) { colors.selectedColor = .blue } == [.blue])
    }

    @Test func `selections of tab bars and their controllers are observed`() throws {
        let sim = Simulator()
        let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        let bar = UITabBar()
        bar.items = items
        #expect(changes(of: \.selectedItem, bar) { bar.selectedItem = items[1] } == [items[1]])
        let tabs = UITabBarController()
        let pages = ["One", "Two"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.viewControllers = pages
        sim.launch(tabs)
        #expect(changes(of: \.selectedViewController, tabs) { sim.tap("Two") } == [pages[1]])
        let tabBar = tabs.tabBar
        #expect(changes(of: \.selectedItem, tabBar) { sim.tap("One") } == [pages[0].tabBarItem])
    }

    @Test func `the user's changes of a slider, a stepper, a segment and a page control are observed`() {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 31))
        let stepper = UIStepper(frame: CGRect(x: 50, y: 200, width: 94, height: 32))
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.frame = CGRect(x: 50, y: 300, width: 200, height: 32)
        let dots = UIPageControl(frame: CGRect(x: 50, y: 400, width: 200, height: 26))
        dots.numberOfPages = 3
        for view in [slider, stepper, segments, dots] { page.view.addSubview(view) }
        #expect(changes(of: \.selectedSegmentIndex, segments) { sim.tap("b") } == [1])
        #expect(changes(of: \.value, stepper) { sim.tap(at: CGPoint(x: 130, y: 216)) } == [1])
        #expect(changes(of: \.currentPage, dots) { sim.tap(at: CGPoint(x: 230, y: 413)) } == [1])
        #expect(!changes(of: \.value, slider) { sim.increment(slider) }.isEmpty)
    }

    @Test func `typing and the tap on a switch set no property`() {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let toggle = UISwitch(frame: CGRect(x: 50, y: 100, width: 51, height: 31))
        let field = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 31))
        page.view.addSubview(toggle)
        page.view.addSubview(field)
        #expect(changes(of: \.isOn, toggle) { sim.tap(toggle) }.isEmpty && toggle.isOn)
        sim.tap(field)
        #expect(changes(of: \.text, field) { sim.type("a") }.isEmpty && field.text == "a")
    }

    @Test func `an observer by name is notified, in a subclass too`() {
        _ = Simulator()
        final class Quiet: UISlider {}
        final class Listener: UIView {
            var heard: [Float?] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { heard.append(change?[.newKey] as? Float) }
        }
        let (slider, listener) = (Quiet(), Listener())
        slider.addObserver(listener, forKeyPath: "value", options: .new, context: nil)
        slider.value = 0.25
        slider.removeObserver(listener, forKeyPath: "value")
        #expect(listener.heard == [0.25])
    }

    @Test func `an observation may be released in another task`() async {
        _ = Simulator()
        let slider = UISlider()
        var count = 0
        let observation = slider.observe(\.value) { _, _ in count += 1 }
        slider.value = 0.5
        await Task.detached { observation.invalidate() }.value
        slider.value = 0.75
        #expect(count == 1)
    }

    @Test func `managers of text content notify as their headers say`() {
        _ = Simulator()
        let (storage, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        #expect(
            changes(of: \.textLayoutManagers, storage) { storage.addTextLayoutManager(manager) } == [
                [manager]
            ])
        #expect(
            changes(of: \.primaryTextLayoutManager, storage) { storage.primaryTextLayoutManager = manager }
                == [manager])
        let heard = changes(of: \.hasEditingTransaction, storage) { storage.performEditingTransaction {} }
        #expect(heard == [true, false])
        #expect(
            changes(of: \.attributedString, storage) {
                storage.attributedString = NSAttributedString(string: "a")
            }.count == 1)
    }
}
