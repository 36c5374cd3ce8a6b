import Foundation
import UIKit

extension ArchiveBuilder {
  func fill(_ table: UITableView, _ element: ArchiveElement) {
    // -1 is: as high as the content.
    if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = ArchiveValues.color(element.value("separatorColor")) { table.separatorColor = color }
    if element["allowsSelection"] == "NO" { table.allowsSelection = false }
    if let header = element.value("tableHeaderView") { table.tableHeaderView = object(header) as? UIView }
    if let footer = element.value("tableFooterView") { table.tableFooterView = object(footer) as? UIView }
    for prototype in element.all(in: "prototypes") {
      guard let name = prototype["reuseIdentifier"] else { continue }
      table._register(name) { [objects, weak controller] in
        let cell = Self.copy(of: prototype, among: objects, controller: controller) as? UITableViewCell
        if let cell { _InterfaceArchives.name(cell, name) }
        return cell
      }
    }
    if let table = table as? StaticTable {
      table.show(
        element.all(in: "sections").map { section in
          StaticTable.Section(
            header: section["headerTitle"], footer: section["footerTitle"],
            rows: section.all(in: "cells").compactMap { cell in
              (object(cell) as? UITableViewCell).map { (cell: $0, height: cell.number("rowHeight")) }
            })
        })
    }
  }

  func fill(_ cell: UITableViewCell, _ element: ArchiveElement) {
    switch element["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    guard let content = element.value("contentView") else { return }
    // The labels of a style are the cell's own: their words are set, and they are not made again.
    let isStyled = element["style"] != nil && element["style"] != "IBUITableViewCellStyleCustom"
    guard isStyled else { return fillContent(cell.contentView, content) }
    for part in content.all(in: "subviews") {
      switch part.id {
      case element["textLabel"]:
        cell.textLabel?.text = part.words("text")
        if let font = ArchiveValues.font(part.value("fontDescription")) { cell.textLabel?.font = font }
        if let color = ArchiveValues.color(part.value("textColor")) { cell.textLabel?.textColor = color }
      case element["detailTextLabel"]:
        cell.detailTextLabel?.text = part.words("text")
        if let font = ArchiveValues.font(part.value("fontDescription")) { cell.detailTextLabel?.font = font }
        if let color = ArchiveValues.color(part.value("textColor")) { cell.detailTextLabel?.textColor = color }
      case element["imageView"]: cell.imageView?.image = ArchiveValues.image(part["image"], catalog: part["catalog"])
      default: if let view = object(part) as? UIView { cell.contentView.addSubview(view) }
      }
    }
  }

  /// Fills a view that a cell has by itself.
  func fillContent(_ view: UIView, _ element: ArchiveElement) {
    keep(view, element)
    if let frame = ArchiveValues.rect(element.value("frame", "rect")) { view.frame = frame }
    if let color = ArchiveValues.color(element.value("backgroundColor")) { view.backgroundColor = color }
    for guide in element.children where guide.name == "viewLayoutGuide" { objects[guide.id] = view.safeAreaLayoutGuide }
    for child in element.all(in: "subviews") { if let made = object(child) as? UIView { view.addSubview(made) } }
  }

  func fill(_ collection: UICollectionView, _ element: ArchiveElement) {
    if let flow = element.value("collectionViewLayout", "collectionViewFlowLayout") {
      let named = flow["customClass"].flatMap(_InterfaceArchives.named) as? UICollectionViewLayout.Type
      let layout = named.flatMap { $0.init(coder: NSCoder()) } ?? UICollectionViewFlowLayout()
      collection.collectionViewLayout = layout
      objects[flow.id] = layout
      if let layout = layout as? UICollectionViewFlowLayout {
        if let spacing = flow.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = flow.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
        if flow["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        if let size = ArchiveValues.size(flow.value("itemSize")) { layout.itemSize = size }
        if let size = ArchiveValues.size(flow.value("headerReferenceSize")) { layout.headerReferenceSize = size }
        if let size = ArchiveValues.size(flow.value("footerReferenceSize")) { layout.footerReferenceSize = size }
        if let insets = ArchiveValues.insets(flow.value("sectionInset")) { layout.sectionInset = insets }
        if flow["automaticEstimatedItemSize"] == "YES" { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      }
    } else if let other = element.value("collectionViewLayout"), let name = other["customClass"],
      let type = _InterfaceArchives.named(name) as? UICollectionViewLayout.Type, let layout = type.init(coder: NSCoder())
    {
      collection.collectionViewLayout = layout
      objects[other.id] = layout
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader), ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    let extras = kinds.compactMap { key, kind in element.value(key).map { ($0, kind) } }
    for (prototype, kind) in element.all(in: "cells").map({ ($0, "") }) + extras {
      guard let name = prototype["reuseIdentifier"] else { continue }
      collection._register(kind + name) { [objects, weak controller] in
        Self.copy(of: prototype, among: objects, controller: controller) as? UICollectionReusableView
      }
    }
  }

  /// One more view of a prototype, connected to itself and to those around.
  private static func copy(of prototype: ArchiveElement, among objects: [String: AnyObject], controller: UIViewController?) -> UIView? {
    let builder = ArchiveBuilder()
    builder.objects = objects
    let made = builder.object(prototype) as? UIView
    builder.finish([prototype], owner: controller)
    return made
  }
}

/// A table whose rows stand in the archive.
final class StaticTable: UITableView, UITableViewDataSource {
  struct Section {
    let header: String?
    let footer: String?
    let rows: [(cell: UITableViewCell, height: CGFloat?)]
  }
  private var sections: [Section] = []

  func show(_ sections: [Section]) {
    self.sections = sections
    dataSource = self
  }
  /// Whoever an archive names as its source has no rows to give.
  override var dataSource: (any UITableViewDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue is UITableViewController ? self : newValue }
  }

  override func _height(ofRowAt indexPath: IndexPath) -> CGFloat {
    // -1 is: as high as the content.
    sections[indexPath.section].rows[indexPath.row].height.flatMap { $0 > 0 ? $0 : nil } ?? rowHeight
  }
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }
}
