import SeededNumbers
import Simulator
import TestTraits
import Testing

/// A finger on the wheels of a picker, with a held clock.
@MainActor @Suite(.inTurn) struct PickerTests {
    /// A picker at 0, 200 with a width of 320 points and its center at 308.
    @MainActor private struct App {
        let sim = Simulator()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 320, height: 216))
        let source: Source

        init(_ source: Source) {
            self.source = source
            let page = UIViewController()
            sim.launch(page)
            page.view.addSubview(picker)
            picker.dataSource = source
            picker.delegate = source
            sim.turn()
        }

        func point(_ component: Int = 0, below: CGFloat = 0) -> CGPoint {
            let width = 320 / CGFloat(source.counts.count)
            return CGPoint(x: (CGFloat(component) + 0.5) * width, y: 308 + below)
        }

        /// Drags without a flick at the end.
        func drag(_ component: Int = 0, by distance: CGFloat) throws {
            sim.touchDown(at: point(component))
            sim.touchMove(to: point(component, below: distance > 0 ? 10 : -10))
            sim.touchMove(to: point(component, below: distance + (distance > 0 ? 10 : -10)), over: 1)
            sim.advance(by: 0.5)
            sim.touchUp()
            try sim.settle()
        }
    }

    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [20, 3]
        var heard: [String] = []
        var asked = 0

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            asked += 1
            return counts[component]
        }

        func pickerView(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { "\(component).\(row)" }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            heard.append("\(component).\(row)")
        }
    }

    @Test func `a picker has a size of its own, and asks once`() {
        let app = App(Source())
        #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(app.picker.numberOfComponents == 2 && app.picker.numberOfRows(inComponent: 1) == 3)
        #expect(app.source.asked == 2)
        app.source.counts = [4, 3]
        #expect(app.picker.numberOfRows(inComponent: 0) == 20)
        app.picker.reloadComponent(0)
        #expect(app.picker.numberOfRows(inComponent: 0) == 4 && app.source.asked == 3)
        app.picker.reloadAllComponents()
        #expect(app.source.asked == 5)
    }

    @Test func `without data there is nothing to select`() {
        let picker = UIPickerView()
        #expect(picker.numberOfComponents == 0 && picker.numberOfRows(inComponent: 0) == 0)
        #expect(picker.selectedRow(inComponent: 0) == -1 && picker.rowSize(forComponent: 0) == .zero)
        picker.selectRow(3, inComponent: 0, animated: false)
        let app = App(Source())
        app.source.counts = [0]
        app.picker.reloadAllComponents()
        #expect(app.picker.selectedRow(inComponent: 0) == -1)
    }

    /// A row is 32 points high.
    @Test(arguments: [
        (0, -64.0, 2), (0, -80, 3), (5, 64, 3), (5, 100, 2), (0, 200, 0), (19, -200, 19), (10, -10, 10),
    ])
    func `a drag comes to rest on a row, and the delegate is notified once`(
        start: Int, distance: CGFloat, row: Int
    ) throws {
        let app = App(Source())
        app.picker.selectRow(start, inComponent: 0, animated: false)
        try app.drag(by: distance)
        #expect(app.picker.selectedRow(inComponent: 0) == row)
        #expect(app.source.heard == ["0.\(row)"])
        #expect(app.picker.selectedRow(inComponent: 1) == 0)
    }

    @Test func `the selection changes when the wheel stops`() throws {
        let app = App(Source())
        app.sim.touchDown(at: app.point())
        app.sim.touchMove(to: app.point(below: -96), over: 0.1)
        app.sim.touchUp()
        #expect(app.picker.selectedRow(inComponent: 0) == 0 && app.source.heard.isEmpty)
        try app.sim.settle()
        let row = app.picker.selectedRow(inComponent: 0)
        #expect(row > 3 && app.source.heard == ["0.\(row)"])
    }

    @Test func `a finger that catches a wheel lets it go on to a row`() throws {
        let app = App(Source())
        app.sim.touchDown(at: app.point())
        app.sim.touchMove(to: app.point(below: -96), over: 0.1)
        app.sim.touchUp()
        app.sim.advance(by: 0.05)
        app.sim.touchDown(at: app.point())
        app.sim.advance(by: 1)
        app.sim.touchUp()
        try app.sim.settle()
        let row = app.picker.selectedRow(inComponent: 0)
        let wheel = try #require(app.picker.subviews.first as? UIScrollView)
        #expect(wheel.contentOffset.y == CGFloat(row) * 32 - wheel.contentInset.top)
        #expect(app.source.heard == ["0.\(row)"])
    }

    @Test(arguments: [(40.0, 6), (-35.0, 4), (70, 7), (0, 5)])
    func `a tap chooses the row there`(below: CGFloat, row: Int) throws {
        let app = App(Source())
        app.picker.selectRow(5, inComponent: 0, animated: false)
        app.sim.tap(at: app.point(below: below))
        try app.sim.settle()
        #expect(app.picker.selectedRow(inComponent: 0) == row)
        #expect(app.source.heard == (row == 5 ? [] : ["0.\(row)"]))
    }

    @Test func `an app's choice is shown at once or on the way, and the delegate is not notified`() throws {
        let app = App(Source())
        app.picker.selectRow(7, inComponent: 0, animated: true)
        app.picker.selectRow(99, inComponent: 1, animated: false)
        #expect(app.picker.selectedRow(inComponent: 0) == 7 && app.picker.selectedRow(inComponent: 1) == 2)
        let onTheWay = app.sim.picture()
        try app.sim.settle()
        #expect(app.sim.picture() != onTheWay && app.source.heard.isEmpty)
        app.source.counts = [4, 2]
        app.picker.reloadAllComponents()
        #expect(app.picker.selectedRow(inComponent: 0) == 3 && app.picker.selectedRow(inComponent: 1) == 1)
    }

    private final class ViewSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var made = 0

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }

        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }

        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }

        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            if view == nil { made += 1 }
            let view = view ?? UIView()
            view.tag = row
            return view
        }
    }

    @Test func `views of the delegate are used again, and have its size`() {
        let source = ViewSource()
        let picker = App(Source()).picker
        (picker.dataSource, picker.delegate) = (source, source)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 40))
        #expect(picker.view(forRow: 1, forComponent: 0)?.tag == 1)
        #expect(picker.view(forRow: 50, forComponent: 0) == nil)
        for row in 0..<100 { picker.selectRow(row, inComponent: 0, animated: false) }
        #expect(picker.view(forRow: 99, forComponent: 0)?.frame.size == CGSize(width: 100, height: 40))
        #expect(source.made < 15)
    }

    @Test func `random choices and drags agree with a model`() throws {
        var numbers = SeededNumbers(seed: 7)
        let app = App(Source())
        var model = [0, 0]
        for _ in 0..<40 {
            let component = Int.random(in: 0...1, using: &numbers)
            let last = app.source.counts[component] - 1
            if Bool.random(using: &numbers) {
                let row = Int.random(in: -2...22, using: &numbers)
                app.picker.selectRow(row, inComponent: component, animated: Bool.random(using: &numbers))
                try app.sim.settle()
                model[component] = min(max(row, 0), last)
            } else {
                let steps = Int.random(in: 1...2, using: &numbers) * (Bool.random(using: &numbers) ? 1 : -1)
                try app.drag(component, by: CGFloat(-32 * steps))
                model[component] = min(max(model[component] + steps, 0), last)
            }
            #expect((0...1).map { app.picker.selectedRow(inComponent: $0) } == model)
        }
    }
}
