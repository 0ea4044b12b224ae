import UIKit

/// Moments next to each other, in several rows if there are many, each with its caption below.
@MainActor
package struct FilmStrip {
    private static let screenWidth: CGFloat = 180
    private static let gap: CGFloat = 20
    private static let captionHeight: CGFloat = 40

    private let sheet: FilmSheet
    private let style: FilmSheet.Style
    private let columnCount: Int

    /// Creates a strip for a device, with a maximum number of screens per row.
    package init(for spec: DeviceSpec, _ style: FilmSheet.Style, columns: Int = 6) {
        sheet = FilmSheet(for: spec, style)
        self.style = style
        columnCount = columns
    }

    /// The picture of all moments.
    package func picture(of moments: [ScreenMoment]) -> Picture {
        let cells = moments.map(cell)
        let columns = columns(for: cells.count)
        let height = (cells.map(\.size.height).max() ?? 0) + Self.gap
        let nodes = cells.enumerated().map { number, cell in
            let origin = CGPoint(
                x: CGFloat(number % columns) * (Self.screenWidth + Self.gap),
                y: CGFloat(number / columns) * height)
            return cell.node(at: origin)
        }
        let size = CGSize(
            width: CGFloat(columns) * (Self.screenWidth + Self.gap) - Self.gap,
            height: height * CGFloat((cells.count + columns - 1) / columns) - Self.gap)
        return Picture(size: size, nodes: nodes).renumbered
    }

    /// The number of columns that makes the rows nearly equal.
    private func columns(for count: Int) -> Int {
        let rows = (max(count, 1) + columnCount - 1) / columnCount
        return (max(count, 1) + rows - 1) / rows
    }

    private func cell(_ moment: ScreenMoment) -> Picture {
        let device = sheet.device(around: moment)
        let scale = Self.screenWidth / device.size.width
        let height = device.size.height * scale
        let caption = Caption(
            moment.caption, width: Self.screenWidth, size: 12, lineLimit: 2, style.captionColor)
        let nodes = [device.node(at: .zero, scale: scale)] + caption.nodes(below: height + 8)
        return Picture(
            size: CGSize(width: Self.screenWidth, height: height + Self.captionHeight), nodes: nodes)
    }
}
