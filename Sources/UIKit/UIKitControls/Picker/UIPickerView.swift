@_spi(UIKitModules) import UIKitCore

/// A view with one or more wheels of rows. Each wheel has one selected row. Follows Apple's page "UIPickerView".
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private(set) var wheels: [PickerWheel] = []
    private var needsReload = true

    /// Creates a picker. With an empty frame, its size is 320 x 216 points.
    public override init(frame: CGRect) {
        let size = frame.size == .zero ? UIPickerView.standardSize : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
    }

    /// Creates a picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readPicker)
    }

    // MARK: Data

    /// The object that provides the number of components and rows. Not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsReload() }
    }

    /// The object that provides the content of rows and is notified of the user's selection. Not retained.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { setNeedsReload() }
    }

    /// The number of components, as last returned by the data source.
    open var numberOfComponents: Int { loadedWheels.count }

    /// The number of rows in a component, as last returned by the data source; 0 for a component that doesn't exist.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

    /// The size of a component's rows in points; zero for a component that doesn't exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        placeWheels()
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// The delegate's view for a row; `nil` if the delegate provided none, or the row isn't visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheel(component)?.ownView(ofRow: row)
    }

    /// Queries the data source and the delegate again.
    open func reloadAllComponents() {
        needsReload = true
        _ = loadedWheels
    }

    /// Queries the data source and the delegate again for one component.
    open func reloadComponent(_ component: Int) { wheel(component)?.reload() }

    // MARK: Selection

    /// Selects a row, optionally with an animation. Doesn't notify the delegate. For a row that doesn't exist, selects the nearest row.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        placeWheels()
        wheel(component)?.select(row, animated: animated)
    }

    /// The selected row of a component; -1 if it has none. During a drag, the previously selected row.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selection ?? -1 }

    /// Whether the selected rows are marked. Always `true` since iOS 7.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    // MARK: Size

    /// The available width, and a height of 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.standardSize }

    /// 320 x 216 points.
    open override var intrinsicContentSize: CGSize { UIPickerView.standardSize }

    /// Evidence: geo-picker.
    static let standardSize = CGSize(width: 320, height: 216)

    /// Lays out the wheels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeWheels()
    }

    // MARK: Wheels

    private var loadedWheels: [PickerWheel] {
        loadIfNeeded()
        return wheels
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        let wheels = loadedWheels
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(of: self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for wheel in wheels { wheel.reload() }
    }

    func placeWheels() {
        for (wheel, frame) in zip(loadedWheels, wheelFrames) where wheel.frame != frame {
            wheel.frame = frame
            wheel.layoutIfNeeded()
        }
    }

    /// The frames of the components: in a row, centered, numbered from left to right.
    private var wheelFrames: [CGRect] {
        let gap: CGFloat = 5
        let room = bounds.width - 20 - gap * CGFloat(max(0, wheels.count - 1))
        let share = room / CGFloat(max(1, wheels.count))
        let widths = wheels.indices.map { width(ofComponent: $0) ?? share }
        let total = widths.reduce(0, +) + gap * CGFloat(max(0, wheels.count - 1))
        var x = bounds.midX - total / 2
        return widths.map { width in
            defer { x += width + gap }
            return CGRect(x: x, y: 0, width: max(0, width), height: bounds.height)
        }
    }

    func width(ofComponent component: Int) -> CGFloat? {
        guard let delegate else { return nil }
        return OptionalMember.ask { delegate.pickerView(self, widthForComponent: component) }
    }

    /// The properties that storyboards set by name.
    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [
            .delegate("delegate", \UIPickerView.delegate), .delegate("dataSource", \UIPickerView.dataSource),
        ]
    }
}
