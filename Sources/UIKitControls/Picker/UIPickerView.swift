@_spi(UIKitModules) import UIKitCore

/// Wheels with rows, of which each has one row chosen. Follows Apple's page "UIPickerView".
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private(set) var wheels: [PickerWheel] = []
    private var needsReload = true

    /// Creates a picker. With an empty size it is 320 x 216 points.
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

    /// Says how many components and rows there are. Not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsReload() }
    }

    /// Says what rows show, and is notified of the user's choice. Not retained.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { setNeedsReload() }
    }

    /// How many components there are, as the data source said last.
    open var numberOfComponents: Int { loadedWheels.count }

    /// How many rows a component has, as the data source said last; 0 for a component that is not there.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

    /// The size of a component's rows in points; zero for a component that is not there.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        placeWheels()
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// The view that the delegate made for a row; `nil` where it made none, or the row is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheel(component)?.ownView(ofRow: row)
    }

    /// Asks data source and delegate again.
    open func reloadAllComponents() {
        needsReload = true
        _ = loadedWheels
    }

    /// Asks data source and delegate again about one component.
    open func reloadComponent(_ component: Int) { wheel(component)?.reload() }

    // MARK: Selection

    /// Chooses a row, in an animation if wanted. The delegate is not notified. A row that is not there leads to the
    /// nearest that is.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        placeWheels()
        wheel(component)?.select(row, animated: animated)
    }

    /// The chosen row of a component; -1 where it has none. While a finger turns the wheel, the one before.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selection ?? -1 }

    /// Whether the chosen rows are marked: always, since iOS 7.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    // MARK: Size

    /// As wide as there is room, and 216 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.standardSize }

    /// 320 x 216 points.
    open override var intrinsicContentSize: CGSize { UIPickerView.standardSize }

    /// Evidence: geo-picker.
    static let standardSize = CGSize(width: 320, height: 216)

    /// Puts the wheels into their places.
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

    /// Components stand side by side in the middle, numbered from left to right.
    private var wheelFrames: [CGRect] {
        let gap: CGFloat = 5
        let room = boundsStorage.width - 20 - gap * CGFloat(max(0, wheels.count - 1))
        let share = room / CGFloat(max(1, wheels.count))
        let widths = wheels.indices.map { width(ofComponent: $0) ?? share }
        let total = widths.reduce(0, +) + gap * CGFloat(max(0, wheels.count - 1))
        var x = boundsStorage.midX - total / 2
        return widths.map { width in
            defer { x += width + gap }
            return CGRect(x: x, y: 0, width: max(0, width), height: boundsStorage.height)
        }
    }

    func width(ofComponent component: Int) -> CGFloat? {
        guard let delegate else { return nil }
        return OptionalMember.ask { delegate.pickerView(self, widthForComponent: component) }
    }

    /// The properties that files set by name.
    @_spi(UIKitModules) public override class var propertiesInFiles: Outlets {
        [
            .delegate("delegate", \UIPickerView.delegate), .delegate("dataSource", \UIPickerView.dataSource),
        ]
    }
}
